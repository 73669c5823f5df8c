import type { Page } from './readPages.ts'

/** Writes `llms.txt` (https://llmstxt.org): the pages by section, each with its first sentence. */
export function writeLlms(pages: readonly Page[]): string {
  const names = [...new Set(pages.map(({ section }) => section))]
  const list = (section: string) =>
    pages
      .filter((page) => page.section === section)
      .map(({ path, title, text }) => `- [${title}](/${path}.md): ${readFirstSentence(text)}`)
  return [
    '# Foyer',
    '',
    '> The open wallet modal: connect wallets, switch networks, show balances, send, swap, buy, pay and sign in, on EVM,',
    '> Solana, Bitcoin, Polkadot and Cosmos. TypeScript, React or no views at all, MIT.',
    '',
    'Every page is markdown at its address with `.md`. `/llms-full.txt` has all of them but those of the section About.',
    'Agents that write code: read `/skill.md` first.',
    ...names.flatMap((name) => ['', `## ${name}`, '', ...list(name)]),
    '',
  ].join('\n')
}

/** Writes the pages an integrator needs as one text. */
export const writeFullText = (pages: readonly Page[]): string =>
  pages
    .filter(({ section }) => section !== 'About')
    .map(({ path, text }) => `<!-- /${path}.md -->\n\n${text}`)
    .join('\n')

/** Returns the first sentence below the title, as plain text. */
export function readFirstSentence(markdown: string): string {
  const [, below = ''] = /^# .+\n+([\s\S]*)/m.exec(markdown) ?? []
  const paragraph = below.split('\n\n').find((each) => /^[\p{L}`[*]/u.test(each)) ?? ''
  const plain = paragraph.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ')
  const [sentence = ''] = /^.+?[.:](?= |$)/.exec(plain) ?? [plain]
  return sentence.replace(/:$/, '.')
}
