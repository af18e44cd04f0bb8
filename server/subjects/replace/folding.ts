/** A character in its half-width form: one unit for one unit, so that places stay those of the text. */
export function folded(text: string): string {
  return text.replaceAll(/[\uff01-\uff5e\u3000‐-―−]/gu, (sign) => {
    const code = sign.charCodeAt(0);
    if (code === 0x3000) return ' ';
    return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : '-';
  });
}

/** Full-width form of a digit or mark. */
export const widened = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

export const isDigit = (sign: string | undefined): boolean =>
  sign !== undefined && sign >= '0' && sign <= '9';
