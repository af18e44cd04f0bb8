import type { FileRoutesByPath } from '@tanstack/react-router';

type WithoutSlash<TPath> = TPath extends '/' ? TPath : TPath extends `${infer Rest}/` ? Rest : TPath;

/** Path of a route, such as /case/edit/$id. */
export type RoutePath = WithoutSlash<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>;

/** Edit page of a new record. */
export type EditPath = Extract<RoutePath, `/${string}/edit/$id`>;
