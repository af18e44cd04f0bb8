import { useState } from 'react';
import { ButtonsAndFields } from './ButtonsAndFields';
import { Floating } from './Floating';
import { Lists } from './Lists';
import { Sorting } from './Sorting';

/** All components in all states; `?sort=300` shows only a long sortable list. */
export function Gallery() {
  const [count] = useState(() => Number(new URLSearchParams(location.search).get('sort')));
  if (count) {
    return (
      <main className="p-6">
        <Sorting count={count} />
      </main>
    );
  }
  return (
    <main className="grid max-w-350 items-start gap-5 p-4 desktop:grid-cols-2 desktop:p-6">
      <h1 className="sr-only">Gallery</h1>
      <ButtonsAndFields />
      <div className="grid gap-5">
        <Lists />
        <Sorting count={5} />
        <Floating />
      </div>
    </main>
  );
}
