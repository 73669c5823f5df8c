import type { Page, Response } from 'playwright-core'

/** Returns a function that counts loaded scripts with this text since its last call. */
export function createScriptCounter(page: Page, text: string): () => Promise<number> {
  const result = new Set<string>()
  let responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  return async () => {
    const requested = responses
    responses = []
    await Promise.all(
      requested.map(async (response) => {
        // A cached script (304), or one of a previous page, has no body: its URL identifies it.
        const body = await response.text().catch(() => '')
        if (body.includes(text)) result.add(response.url())
      }),
    )
    return requested.filter((response) => result.has(response.url())).length
  }
}
