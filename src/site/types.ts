export const themeCodes = ['liubai', 'yejing', 'jiekuo', 'nuanju'] as const;
export type ThemeCode = (typeof themeCodes)[number];

/** One block as the wire shows it (specification 3); absent and null mean the same. */
export interface SitePart {
  id: number;
  partType: number;
  align?: number | null;
  textContent?: string | null;
  url?: string | null;
  urlTarget?: string | null;
  altText?: string | null;
  autoPlay?: boolean | null;
  tel?: string | null;
  filePath?: string | null;
  /** Pixels. */
  width?: number | null;
  /** Pixels. */
  height?: number | null;
  sources?: readonly { filePath: string; width: number }[];
  items?: readonly { id: number; textContent: string }[];
}

export interface SiteInfo {
  title: string;
  district: string;
}
