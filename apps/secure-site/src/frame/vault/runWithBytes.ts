export type Wiped = <Bytes extends Uint8Array>(bytes: Bytes) => Bytes

/**
 * Runs, and overwrites with zeros all byte arrays that `run` has passed to `wiped`. The texts in answers and in the
 * device’s record are strings, which JavaScript can’t overwrite; each holds one share, which opens nothing alone.
 */
export async function runWithBytes<Result>(run: (wiped: Wiped) => Promise<Result>): Promise<Result> {
  const used: Uint8Array[] = []
  try {
    return await run((bytes) => {
      used.push(bytes)
      return bytes
    })
  } finally {
    for (const bytes of used) bytes.fill(0)
  }
}
