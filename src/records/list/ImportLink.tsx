import { Link } from '@tanstack/react-router';
import { offered } from '../../api/offered';
import type { ImportKind } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import { mayImport } from '../../base/session/permissions';
import { useClaims } from '../../base/session/session';
import { buttonClass } from '../../ui/button-class';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { listText } from './text';

/** Link to 資料匯入 for this kind, by permission; hidden on a phone, where the menu has it. */
export const ImportLink = offered('imports', function ImportLink({ kind }: { kind: ImportKind }) {
  const claims = useClaims();
  if (!mayImport(claims, kindUnits[kind])) return null;
  return (
    <Link to="/import" search={{ kind }} className={classNames(buttonClass({}), 'max-tablet:hidden')}>
      <Icon name="upload" />
      {listText.import}
    </Link>
  );
});
