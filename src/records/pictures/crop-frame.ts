/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture in percent of its size. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Height in percent of a frame with this width in percent and this pixel shape. */
function heightFor(width: number, picture: Size, shape: Size): number {
  return (((width / 100) * picture.width * shape.height) / shape.width / picture.height) * 100;
}

/** Maximum width in percent of a frame with this shape; 100 without a shape. */
export function maxFrameWidth(picture: Size, shape: Size | null): number {
  return shape ? Math.min(100, 100 / (heightFor(100, picture, shape) / 100)) : 100;
}

/** Minimum width of a frame with the required pixels. */
export function minFrameWidth(picture: Size, shape: Size | null): number {
  return shape ? Math.min(maxFrameWidth(picture, shape), (shape.width / picture.width) * 100) : 5;
}

/** Largest centred frame of a shape. */
export function largestFrame(picture: Size, shape: Size | null): Frame {
  const width = maxFrameWidth(picture, shape);
  return centred(width, shape ? heightFor(width, picture, shape) : 100, { x: 50, y: 50 });
}

/** The frame with another width, around its centre and within the picture. */
export function resized(frame: Frame, width: number, picture: Size, shape: Size | null): Frame {
  const height = shape
    ? heightFor(width, picture, shape)
    : Math.min(100, (frame.height * width) / frame.width);
  return centred(width, height, { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 });
}

/** Percent by which a button moves and resizes. */
const step = 5;
const ways = { left: [-step, 0], right: [step, 0], up: [0, -step], down: [0, step] } as const;

/** Frame moved by a step, within the picture. */
export function moved(frame: Frame, direction: keyof typeof ways): Frame {
  const [x, y] = ways[direction];
  const { width, height } = frame;
  return centred(width, height, { x: frame.x + x + width / 2, y: frame.y + y + height / 2 });
}

/** Frame enlarged or reduced by a step, within its limits. */
export function grown(frame: Frame, by: 1 | -1, picture: Size, shape: Size | null): Frame {
  const [min, max] = [minFrameWidth(picture, shape), maxFrameWidth(picture, shape)];
  return resized(frame, Math.min(Math.max(frame.width + by * step, min), max), picture, shape);
}

function centred(width: number, height: number, middle: { x: number; y: number }): Frame {
  const within = (start: number, length: number) => Math.min(Math.max(0, start), Math.max(0, 100 - length));
  return { x: within(middle.x - width / 2, width), y: within(middle.y - height / 2, height), width, height };
}

/** The frame in pixels. */
export function pixelsOf(frame: Frame, picture: Size): { x: number; y: number } & Size {
  const width = Math.max(1, Math.round((frame.width / 100) * picture.width));
  const height = Math.max(1, Math.round((frame.height / 100) * picture.height));
  return {
    x: Math.min(Math.round((frame.x / 100) * picture.width), picture.width - width),
    y: Math.min(Math.round((frame.y / 100) * picture.height), picture.height - height),
    width,
    height,
  };
}
