export function showTitle(title: string): void {
  document.title = title;
}
