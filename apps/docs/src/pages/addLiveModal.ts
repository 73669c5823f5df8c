/** Language of the code block that stands for a live modal. */
export const LIVE_MODAL = 'live-modal'

/** Puts a live modal below the first paragraph of a page. */
export function addLiveModal(markdown: string): string {
  const [heading = '', lead = '', ...rest] = markdown.split('\n\n')
  return [heading, lead, `\`\`\`${LIVE_MODAL}\n\`\`\``, ...rest].join('\n\n')
}
