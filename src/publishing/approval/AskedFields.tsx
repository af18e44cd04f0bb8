import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { ApprovalDepartment, ApprovalOf, ApprovalSubject } from '../../machines/approval.rules';
import { mendLink } from '../../records/kinds/kinds';
import { focusField } from '../../records/record/focus-field';
import { FieldRemarks } from '../../ui/field-context';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { formFieldOf, openAsk } from './asking';
import { approvalText as text } from './text';

interface AskedFieldsProps {
  /** Null until it is read. */
  of: ApprovalOf | null;
  /** The form. */
  children: ReactNode;
}

/** A form with the reason below each field that a reviewer wants changed; the field of the address is focused. */
export function AskedFields({ of, children }: AskedFieldsProps) {
  const remarks = useMemo(() => remarksOf(of), [of]);
  const wanted = formFieldOf(useLocation({ select: ({ hash }) => hash }));
  const isAsked = wanted !== null && remarks.has(wanted);
  useEffect(() => {
    if (isAsked) focusField(wanted);
  }, [isAsked, wanted]);
  return <FieldRemarks value={remarks}>{children}</FieldRemarks>;
}

/** Reasons of all open requests for changes, by the id of the field. */
function remarksOf(of: ApprovalOf | null): ReadonlyMap<string, ReactNode> {
  const remarks = new Map<string, ReactNode[]>();
  for (const department of of?.departments ?? []) {
    const ask = openAsk(department);
    for (const id of new Set(ask?.blocks.flatMap((key) => formFieldOf(key) ?? []))) {
      const said = ask && (
        <span key={department.roleId} className="flex gap-1 text-accent-ink">
          <Icon name="comment" size={16} className="mt-px flex-none" />
          <span className="wrap-anywhere whitespace-pre-line">{text.said(ask.by, ask.note)}</span>
        </span>
      );
      remarks.set(id, [...(remarks.get(id) ?? []), said]);
    }
  }
  return remarks;
}

interface AskedFieldLinksProps {
  of: ApprovalSubject;
  department: ApprovalDepartment;
}

/** Ways to the fields for which a department asked changes. */
export function AskedFieldLinks({ of: { kind, recordId }, department }: AskedFieldLinksProps) {
  const { fields = [] } = openAsk(department) ?? {};
  if (fields.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {fields.map(({ key, label }) => (
        <li key={key}>
          <Link
            {...mendLink({ kind, recordId, caseId: null, asked: { block: key } })}
            className={linkClass}
            onClick={(event) => {
              // The field may stand on this page, whatever its address is now.
              if (focusField(formFieldOf(key) ?? '')) event.preventDefault();
            }}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
