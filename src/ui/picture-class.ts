/** A picture that fills its frame; a little dimmed in the dark, where it would glare. */
export const pictureClass = 'size-full object-cover dark:brightness-86';
