import type { Page, Response } from 'playwright-core'

/** Gives how many scripts with a text in them the page has asked for since the last question. */
export function watchScripts(page: Page, text: string): () => Promise<number> {
  const found = new Set<string>()
  let responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  return async () => {
    const asked = responses
    responses = []
    await Promise.all(
      asked.map(async (response) => {
        // One that has not changed since (304), or that a page of before had, has no body: its URL tells.
        const body = await response.text().catch(() => '')
        if (body.includes(text)) found.add(response.url())
      }),
    )
    return asked.filter((response) => found.has(response.url())).length
  }
}
