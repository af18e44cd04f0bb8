import type { ReactNode } from 'react';
import { TabCount, Tabs } from '../ui/Tabs';
import { contentTabText } from './text';

interface ContentTabBarProps {
  /** Renders the link to the basic information, with class `tabClass`. */
  renderBasic: (label: ReactNode) => ReactNode;
  /** Renders the link to the content. */
  renderContent: (label: ReactNode) => ReactNode;
  /** Further pages of the record. */
  more?: ReactNode;
  /** Number of blocks, if known. */
  partCount: number | undefined;
}

/** Tabs {url}/edit/{id} and {url}/content/{id} (specification 2). */
export function ContentTabBar({ renderBasic, renderContent, partCount, more }: ContentTabBarProps) {
  return (
    <Tabs aria-label={contentTabText.label} className="mb-6">
      {renderBasic(contentTabText.basic)}
      {renderContent(
        <>
          {contentTabText.content}
          {partCount !== undefined && <TabCount>{contentTabText.parts(partCount)}</TabCount>}
        </>,
      )}
      {more}
    </Tabs>
  );
}
