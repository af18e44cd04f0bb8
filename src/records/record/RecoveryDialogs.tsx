import { useRef } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TimeIn } from '../../base/time/Time';
import { DifferenceTable } from './DifferenceTable';
import { recoveryText } from './text';
import type { RecordEditing } from './use-record';
import { commonText } from '../../base/navigation/text';
import { Waiting } from '../../base/navigation/Waiting';

/** Offers earlier unsaved input; the only choices are to restore or to discard it, so that nothing stays undecided. */
export function CopyDialog({ editing: { offer, send } }: { editing: RecordEditing }) {
  const restore = useRef<HTMLButtonElement>(null);
  if (!offer) return null;
  const { movedOn } = offer;
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={() => {}}
      initialFocus={restore}
      title={recoveryText.copyTitle}
      description={
        <TimeIn say={recoveryText.copyQuestion} at={new Date(offer.savedAt).toISOString()} to="moment" />
      }
      footer={
        <>
          <Button onClick={() => send({ type: 'copy.discard' })}>{recoveryText.discard}</Button>
          <Button ref={restore} variant="primary" onClick={() => send({ type: 'copy.restore' })}>
            {recoveryText.restore}
          </Button>
        </>
      }
    >
      {movedOn ? (
        <p>
          <TimeIn
            say={(time) => recoveryText.copyMoved(movedOn.lastModifiedBy, time)}
            at={movedOn.lastModifiedOn}
            to="moment"
          />
        </p>
      ) : undefined}
    </Dialog>
  );
}

/** After a late save: author and differences of the newer version, and the choice between both versions. */
export function StaleDialog({
  open,
  editing: { stale: state, latest, differences, chosen, send },
}: {
  open: boolean;
  editing: RecordEditing;
}) {
  const isComparing = state === 'comparing';
  const isChoosing = state === 'asking' || isComparing;
  return (
    <Dialog
      open={open}
      onOpenChange={() => send({ type: 'choice.postpone' })}
      icon="warning"
      width={isComparing ? 960 : 540}
      title={isComparing ? recoveryText.differenceTitle : recoveryText.staleTitle}
      description={
        latest && (
          <TimeIn
            say={(time) => recoveryText.staleBy(latest.lastModifiedBy, time)}
            at={latest.lastModifiedOn}
            to="moment"
          />
        )
      }
      footer={
        isChoosing ? (
          <>
            {isComparing ? (
              <Button onClick={() => send({ type: 'difference.hide' })}>{recoveryText.hide}</Button>
            ) : (
              <Button onClick={() => send({ type: 'difference.show' })}>{recoveryText.show}</Button>
            )}
            <Button onClick={() => send({ type: 'latest.adopt' })}>{recoveryText.adopt}</Button>
            <Button variant="primary" onClick={() => send({ type: 'mine.keep' })}>
              {chosen.size > 0 ? recoveryText.keepChosen : recoveryText.keep}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => send({ type: 'choice.postpone' })}>{recoveryText.later}</Button>
            {state === 'unreachable' && (
              <Button variant="primary" onClick={() => send({ type: 'latest.retry' })}>
                {commonText.retry}
              </Button>
            )}
          </>
        )
      }
    >
      {state === 'loading' && <Waiting>{recoveryText.staleLoading}</Waiting>}
      {state === 'unreachable' && <p role="alert">{recoveryText.staleUnreachable}</p>}
      {state === 'asking' && <p>{recoveryText.staleHelp(differences.length)}</p>}
      {isComparing && (
        <DifferenceTable
          caption={recoveryText.differenceTitle}
          differences={differences}
          before={recoveryText.latest}
          after={recoveryText.mine}
          choice={{ chosen, choose: (key, side) => send({ type: 'conflict.choose', key, side }) }}
        />
      )}
    </Dialog>
  );
}
