// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
/** A form to keep, or what becomes of a part of the text. */
export type TypedStep = { keep: RegExp } | { of: RegExp; to: string };

export const typedSteps = {
  code: [
    { of: /[‐-―−]/giu, to: "-" },
  ],
  phone: [
    { of: /^(?:tel|電話|專線|手機):?/giu, to: "" },
    { of: /(?:轉|分機|ext\.?|#)[:.]?(?=[\s\d])/giu, to: "#" },
    { of: /[\s().‐-―−-]/giu, to: "" },
    { of: /^\+?8860?(?=[2-9])/giu, to: "0" },
  ],
  url: [
    { keep: /^https?:\/\/[!-~]+\//u },
    { of: /。/giu, to: "." },
    { of: /^http:\/*(?=[^\s/])/giu, to: "http://" },
    { of: /^https:\/*(?=[^\s/])/giu, to: "https://" },
    { of: /^\/\/(?=[^\s/])/giu, to: "https://" },
    { of: /^(?=[^\s/:@?#]+@[^\s/:@?#]+\.[a-z]{2,24}$)/giu, to: "mailto:" },
    { of: /^(?=[^\s/:@?#]+\.(?:[a-z]{2,24}|xn--[a-z\d-]+|台灣)(?::\d+)?(?:[/?#]|$))/giu, to: "https://" },
  ],
  videoUrl: [
    { of: /^<iframe\s(?:(?!src=")[^<>])*src="([^"<>]+)"[^<>]*>.*$/giu, to: "$1" },
    { of: /。/giu, to: "." },
    { of: /^http:\/*(?=[^\s/])/giu, to: "http://" },
    { of: /^https:\/*(?=[^\s/])/giu, to: "https://" },
    { of: /^\/\/(?=[^\s/])/giu, to: "https://" },
    { of: /^(?=[^\s/:@?#]+\.[a-z]{2,24}\/)/giu, to: "https://" },
    { of: /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)(?:[?#]\S*)?$/giu, to: "https://www.youtube.com/watch?v=$1" },
    { of: /^https?:\/\/player\.vimeo\.com\/video\/(\d+)(?:[?#]\S*)?$/giu, to: "https://vimeo.com/$1" },
  ],
  email: [
    { of: /\s/giu, to: "" },
    { of: /。/giu, to: "." },
    { of: /^mailto:/giu, to: "" },
  ],
  emailList: [
    { of: /(^|[;,\n])[^<>;,\n]*<([^<>\s]+)>/giu, to: "$1$2" },
    { of: /[\s;,、]+/giu, to: "," },
    { of: /^,|,$/giu, to: "" },
  ],
  keywords: [
    { of: /[;、\n]/giu, to: "," },
    { of: /,[\s,]+/giu, to: "," },
  ],
  number: [
    { of: /\s/giu, to: "" },
    { of: /,(?=\d{3})/giu, to: "" },
    { of: /(?:坪|戶|間|人|個)$/giu, to: "" },
  ],
  price: [
    { of: /\s/giu, to: "" },
    { of: /,(?=\d{3})/giu, to: "" },
    { of: /萬元?(?:\/坪)?|元/giu, to: "" },
    { of: /(?<=\d)[~〜‐-―−至到-]+(?=\d)/giu, to: "～" },
  ],
  percent: [
    { of: /\s/giu, to: "" },
    { of: /[%％]/giu, to: "" },
  ],
  range: [
    { of: /\s/giu, to: "" },
    { of: /,(?=\d{3})/giu, to: "" },
    { of: /坪/giu, to: "" },
    { of: /(?<=\d)[~〜‐-―−至到-]+(?=\d)/giu, to: "～" },
  ],
} satisfies Record<string, TypedStep[]>;
