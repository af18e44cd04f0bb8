/** The way to an address in Google Maps. */
export function directions(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** An address in the maps that people have on their phones. */
export function mapLinks(address: string): { google: string; apple: string } {
  const query = encodeURIComponent(address);
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${query}`,
    apple: `https://maps.apple.com/?q=${query}`,
  };
}
