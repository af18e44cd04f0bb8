import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Visible text of an element. */
export const plainText = (node: ReactNode): string => renderToStaticMarkup(node).replaceAll(/<[^>]*>/g, '');
