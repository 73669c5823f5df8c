// An animated WebP is a RIFF file with a chunk for each frame:
// https://developers.google.com/speed/webp/docs/riff_container

export interface WebpFrame {
  /** Offset of the frame's top left corner; both numbers are even. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly durationMs: number
  /** Contains one still picture of this size. */
  readonly webp: Buffer
}

const HAS_ANIMATION = 0x02
// Flag of a frame that replaces the pixels under it.
const NO_BLENDING = 0x02
const RIFF_HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8

/** Joins still WebP files to one that plays them without end. */
export function muxWebp(
  size: { readonly width: number; readonly height: number },
  frames: readonly WebpFrame[],
): Buffer {
  const header = Buffer.alloc(10)
  header.writeUInt8(HAS_ANIMATION, 0)
  header.writeUIntLE(size.width - 1, 4, 3)
  header.writeUIntLE(size.height - 1, 7, 3)
  // A background color of four bytes, then the number of loops: 0 is without end.
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', header),
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map((frame) => chunk('ANMF', toFrame(frame))),
  ])
  return chunk('RIFF', body)
}

function toFrame({ x, y, width, height, durationMs, webp }: WebpFrame) {
  const header = Buffer.alloc(16)
  for (const [index, value] of [x / 2, y / 2, width - 1, height - 1, Math.round(durationMs)].entries())
    header.writeUIntLE(value, index * 3, 3)
  header.writeUInt8(NO_BLENDING, 15)
  return Buffer.concat([header, readImage(webp)])
}

// Chromium adds a color profile, which a frame cannot have.
function readImage(webp: Buffer) {
  const parts: Buffer[] = []
  for (let at = RIFF_HEADER_BYTES; at < webp.length; ) {
    const length = webp.readUInt32LE(at + 4)
    const end = at + CHUNK_HEADER_BYTES + length + (length % 2)
    if (/^(ALPH|VP8 |VP8L)$/.test(webp.toString('latin1', at, at + 4))) parts.push(webp.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}

function chunk(name: string, data: Buffer) {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  // Chunks have an even length.
  return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(data.length % 2)])
}
