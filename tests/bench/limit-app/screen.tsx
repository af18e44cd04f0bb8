import { dragAndDrop } from '@formkit/drag-and-drop';
import * as Dialog from '@radix-ui/react-dialog';
import * as Switch from '@radix-ui/react-switch';
import dayjs from 'dayjs';
import { useEffect, useRef } from 'react';
import { minLength, pipe, safeParse, string } from 'valibot';

const name = pipe(string(), minLength(1));

/** A control of each kind, without data. */
export function Screen() {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current) dragAndDrop({ parent: list.current, getValues: () => [], setValues: () => {} });
  }, []);
  return (
    <>
      <ul ref={list} />
      <Switch.Root checked={safeParse(name, dayjs().format()).success}>
        <Switch.Thumb />
      </Switch.Root>
      <Dialog.Root>
        <Dialog.Trigger>開啟</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Content>
            <Dialog.Title>標題</Dialog.Title>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}
