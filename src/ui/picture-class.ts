/** Picture that fills its frame; dimmed in dark mode against glare. */
export const pictureClass = 'size-full object-cover dark:brightness-86';
