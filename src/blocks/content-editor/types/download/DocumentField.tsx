import { useState } from 'react';
import { limits } from '../../../../../openapi/generated/limits';
import { dialogTypes, fileProblem, maxBytesOf, megabytes } from '../../../../records/pictures/upload-rules';
import { imageText } from '../../../../records/record/text';
import { byteText } from '../../../../drawing/byte-text';
import { Field } from '../../../../ui/Field';
import { FilePicker } from '../../../../ui/FilePicker';
import type { BlockWith } from '../../block';
import { type BlockFormProps, fieldProps } from '../../block-field-props';
import { downloadBlockText as text } from './text';

const { document: rule } = limits.DownloadPartInput;

/** PDF of a download; an invalid file keeps the present one. */
export function DocumentField(props: BlockFormProps<BlockWith<'document'>>) {
  const { block, onChange } = props;
  const { document, documentFile } = block;
  const [problem, setProblem] = useState<{ name: string; message: string }>();
  const shown = documentFile
    ? { name: documentFile.name, details: byteText(documentFile.size) }
    : document && {
        name: document.fileName,
        details: document.fileSize === undefined ? '' : byteText(document.fileSize),
      };
  return (
    <Field {...fieldProps(props, 'document')} label={text.file} group required>
      <FilePicker
        accept={dialogTypes(rule)}
        labels={{ ...imageText, prompt: text.prompt }}
        hint={text.hint(megabytes(maxBytesOf(rule)))}
        shape="row"
        file={shown ?? undefined}
        problem={problem}
        onFile={(file) => {
          const wrong = fileProblem(file, rule);
          setProblem(wrong ? { name: file.name, message: wrong } : undefined);
          if (!wrong) onChange({ documentFile: file });
        }}
      />
    </Field>
  );
}
