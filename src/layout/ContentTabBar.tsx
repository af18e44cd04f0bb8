import type { ReactNode } from 'react';
import { TabCount, Tabs } from '../ui/Tabs';
import { contentTabText } from './text';

interface ContentTabBarProps {
  /** Draws the way to the basic information; the link's class is `tabClass`. */
  renderBasic: (label: ReactNode) => ReactNode;
  /** The same for the content. */
  renderContent: (label: ReactNode) => ReactNode;
  /** Further pages of the record. */
  more?: ReactNode;
  /** How many blocks there are, where that is known. */
  partCount: number | undefined;
}

/** The content tab bar: {url}/edit/{id} and {url}/content/{id} (specification 2). */
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
