/** Sets the title of the browser's tab. */
export function showTitle(title: string): void {
  document.title = title;
}
