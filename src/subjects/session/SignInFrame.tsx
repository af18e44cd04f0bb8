import { type ReactNode, useEffect } from 'react';
import { commonText } from '../../base/navigation/text';
import { Elevation } from './Elevation';
import { sessionText } from './text';

/** Layout of the screens before sign-in: drawing, product name and tab title. */
export function SignInFrame({
  title = sessionText.heading,
  children,
}: {
  title?: string;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title}｜${commonText.product}`;
  }, [title]);
  return (
    <div className="grid min-h-screen desktop:grid-cols-2">
      <div className="hidden items-center justify-center bg-sunken p-10 desktop:flex">
        <Elevation label={sessionText.drawing} />
      </div>
      <main className="flex items-center justify-center p-6">
        <div className="grid w-full max-w-90 gap-6">
          <div>
            <p className="text-section font-bold">{commonText.product}</p>
            <p className="text-ink-soft">{sessionText.slogan}</p>
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
