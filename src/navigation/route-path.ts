import type { FileRoutesByPath } from '@tanstack/react-router';

type WithoutSlash<TPath> = TPath extends '/' ? TPath : TPath extends `${infer Rest}/` ? Rest : TPath;

/** The path of a page as its route names it, such as /case/edit/$id. */
export type RoutePath = WithoutSlash<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>;

/** Where a record that was added is edited. */
export type EditPath = Extract<RoutePath, `/${string}/edit/$id`>;

/** A path with its parameters filled in, without the base path. Links and navigation take path and parameters instead. */
export function filledPath(path: RoutePath, params: Readonly<Record<string, string | undefined>>): string {
  return path.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
