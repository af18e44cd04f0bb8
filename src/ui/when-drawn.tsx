import { type ComponentType, useEffect, useState } from 'react';
import { untilLoaded } from './until-loaded';
import { whenIdle } from './when-idle';

/**
 * A component whose code loads when it is first drawn; `Waiting`, or nothing, stands in its place until then, and
 * `onDrawn` is called once it is there. Never throws, as an error would take away the whole screen and what was typed.
 */
export function whenDrawn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
) {
  let known: ComponentType<Props> | null = null;
  const read = async () => (known ??= await load());
  function WhenDrawn(props: Props & { onDrawn?: () => void }) {
    const { onDrawn } = props;
    const [Loaded, setLoaded] = useState(() => known);
    useEffect(() => {
      if (Loaded) return;
      let stays = true;
      void untilLoaded(read).then((part) => {
        if (stays) setLoaded(() => part);
      });
      return () => {
        stays = false;
      };
    }, [Loaded]);
    useEffect(() => {
      if (Loaded) onDrawn?.();
    }, [Loaded, onDrawn]);
    const Shown = Loaded ?? Waiting;
    return Shown && <Shown {...props} />;
  }
  /** Loads it now, for a screen that is about to draw it. */
  const loadAhead = () => void read().catch(() => {});
  /** Loads it once the browser has nothing else to do, so that nobody waits for it. */
  const loadWhenIdle = () => whenIdle(loadAhead);
  return Object.assign(WhenDrawn, { loadAhead, loadWhenIdle });
}

/**
 * A dialog whose code loads once the browser has nothing else to do, or when it first opens. It stays after that, as it
 * moves the focus when it closes.
 */
export function whenOpen<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = whenDrawn(load);
  return function WhenOpen(props: Props) {
    const [wasOpen, setOpen] = useState(props.open);
    if (props.open && !wasOpen) setOpen(true);
    useEffect(() => Loaded.loadWhenIdle(), []);
    return wasOpen && <Loaded {...props} />;
  };
}
