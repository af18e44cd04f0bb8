/** Days left from which a list stresses an end. */
const fewDays = 3;

/** True for an end within a few days, as lists stress it. */
export const isSoon = (daysLeft: number): boolean => daysLeft <= fewDays;
