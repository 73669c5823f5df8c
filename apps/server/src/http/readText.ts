/** @param onBytes sees each part before it is kept, and can throw to stop */
export async function readText(
  response: Response,
  maxBytes: number,
  onBytes: (bytes: number) => void = () => {},
): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error('The answer is too large.')
    onBytes(chunk.length)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
