import { useState } from 'react';
import { type PartSource, PartType } from '../../../openapi/generated/enums';
import { partSourceWords } from '../../../openapi/generated/words';
import { offered } from '../../api/offered';
import { useCall } from '../../base/calls/use-call';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import type { Block } from './block';
import { type LoadSources, type SourceChanges, sourceOf, sourcesFor } from './block-sources';
import { kindOf } from './block-kinds';
import { editorText } from './text';

/** Note above the form of a block that shows data of the case. */
export function SourceNote({ block }: { block: Block }) {
  const source = sourceOf(block);
  if (source === null) return null;
  const text = editorText.sources;
  return block.isSourceEmpty ? (
    <Note tone="warning">{text.empty(source)}</Note>
  ) : (
    <Note>{text.from(source)}</Note>
  );
}

/** Says that no data fit a block. */
const FoundNothing = ({ children }: { children: React.ReactNode }) => (
  <p role="status" className="basis-full text-caption text-ink-soft empty:hidden">
    {children}
  </p>
);

interface SourceActionsProps {
  block: Block;
  loadSources: LoadSources;
  actions: SourceChanges;
  /** Called when done; the focused button then disappears. */
  onDone: () => void;
}

const wordsOf = ({ type }: Block) => editorText.sources[type === PartType.phone ? 'ofEither' : 'ofCase'];

/** Releases a block that shows data of the case, or binds a block of the page to a value of its type. */
export const SourceActions = offered('drafts', function SourceActions(props: SourceActionsProps) {
  const { block, loadSources, actions, onDone } = props;
  const onBind = (source: PartSource, value: Block) => {
    actions.bind(block.key, source, value);
    onDone();
  };
  const { call, isBusy } = useCall();
  const [found, setFound] = useState<ReturnType<typeof sourcesFor> | null>(null);
  const text = editorText.sources;
  const fixed = kindOf(block.type).source;
  const words = wordsOf(block);
  if (fixed) {
    return (
      <div>
        <Button
          variant="text"
          icon="refresh"
          busy={isBusy}
          busyLabel={text.loading}
          onClick={() =>
            void call(loadSources, (sources) => {
              const choices = sourcesFor(block, sources);
              const own = choices.find(({ source }) => source === fixed);
              if (own) onBind(fixed, own.value);
              else setFound(choices);
            })
          }
        >
          {editorText.bindFirst}
        </Button>
        <FoundNothing>{found?.length === 0 && words.nothing}</FoundNothing>
      </div>
    );
  }
  if (sourceOf(block) !== null) {
    return (
      <div>
        <Button
          variant="text"
          icon="edit"
          onClick={() => {
            actions.release(block.key);
            onDone();
          }}
        >
          {text.release}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="text"
        icon="link"
        busy={isBusy}
        busyLabel={text.loading}
        onClick={() =>
          void call(loadSources, (sources) => {
            const choices = sourcesFor(block, sources);
            const [only, ...more] = choices;
            if (only && more.length === 0) onBind(only.source, only.value);
            else setFound(choices);
          })
        }
      >
        {words.bind}
      </Button>
      {found?.map(({ source, value }) => (
        <Button key={source} onClick={() => onBind(source, value)}>
          {partSourceWords[source]}
        </Button>
      ))}
      <FoundNothing>{found?.length === 0 && words.nothing}</FoundNothing>
    </div>
  );
});
