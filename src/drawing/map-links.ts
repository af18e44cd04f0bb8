/** Address of directions to a place in Google Maps. */
export function directions(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** Links to an address in the map apps of phones. */
export function mapLinks(address: string): { google: string; apple: string } {
  const query = encodeURIComponent(address);
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${query}`,
    apple: `https://maps.apple.com/?q=${query}`,
  };
}
