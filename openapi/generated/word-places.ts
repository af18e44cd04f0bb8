// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
/** Field of a block, or of its entries, with a text that visitors read. */
export type WordField = "text" | "navName" | "alt" | "tel" | "itemText" | "itemLabel" | "itemGroup" | "itemDetail" | "itemAlt" | "budgets" | "thanks" | "lineText" | "address" | "detail" | "siteAddress" | "receptionAddress";

/** Where a type of block has a text. Visitors see it; listeners hear it instead of a picture. */
export interface WordPlace {
  path: readonly string[];
  field: WordField;
  reader: 'visitor' | 'listener';
}

export const wordPlaces: Readonly<Record<number, readonly WordPlace[]>> = {
  1: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["navName"],"field":"navName","reader":"visitor"}],
  2: [{"path":["textContent"],"field":"text","reader":"visitor"}],
  5: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["altText"],"field":"alt","reader":"listener"}],
  6: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["altText"],"field":"alt","reader":"listener"}],
  8: [{"path":["textContent"],"field":"text","reader":"visitor"}],
  10: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["tel"],"field":"tel","reader":"visitor"}],
  11: [{"path":["items","textContent"],"field":"itemText","reader":"visitor"}],
  102: [{"path":["items","label"],"field":"itemLabel","reader":"visitor"},{"path":["items","textContent"],"field":"itemText","reader":"visitor"},{"path":["items","group"],"field":"itemGroup","reader":"visitor"},{"path":["items","detail"],"field":"itemDetail","reader":"visitor"}],
  103: [{"path":["items","textContent"],"field":"itemText","reader":"visitor"},{"path":["items","altText"],"field":"itemAlt","reader":"listener"}],
  106: [{"path":["items","label"],"field":"itemLabel","reader":"visitor"},{"path":["items","textContent"],"field":"itemText","reader":"visitor"}],
  108: [{"path":["budgets"],"field":"budgets","reader":"visitor"},{"path":["thanks"],"field":"thanks","reader":"visitor"}],
  109: [{"path":["tel"],"field":"tel","reader":"visitor"},{"path":["lineText"],"field":"lineText","reader":"visitor"},{"path":["address"],"field":"address","reader":"visitor"}],
  107: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["detail"],"field":"detail","reader":"visitor"}],
  101: [{"path":["items","textContent"],"field":"itemText","reader":"visitor"},{"path":["items","altText"],"field":"itemAlt","reader":"listener"}],
  104: [{"path":["items","label"],"field":"itemLabel","reader":"visitor"},{"path":["items","textContent"],"field":"itemText","reader":"visitor"},{"path":["items","pictures","altText"],"field":"itemAlt","reader":"listener"}],
  105: [{"path":["textContent"],"field":"text","reader":"visitor"},{"path":["siteAddress"],"field":"siteAddress","reader":"visitor"},{"path":["receptionAddress"],"field":"receptionAddress","reader":"visitor"},{"path":["items","label"],"field":"itemLabel","reader":"visitor"},{"path":["items","textContent"],"field":"itemText","reader":"visitor"},{"path":["altText"],"field":"alt","reader":"listener"}],
};

/** Those of a block of a newer release. */
export const newerWordPlaces: readonly WordPlace[] = [{"path":["textContent"],"field":"text","reader":"visitor"}];
