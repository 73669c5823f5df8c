import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorSentences } from '@foyer/core/actions'
import { errorExamples } from './errorExamples'

interface ErrorRow {
  readonly code: string
  readonly why: string
  readonly remedy: string
}

const HEAD = `# Errors

Every rejection is a \`ModalError\` with a \`code\` that never changes its meaning. \`describeError(error)\` returns the sentence for users
that stands below each code; \`error.message\` is for developers, and \`error.cause\` is the original error.

\`\`\`ts
import { isModalError } from '@foyer/core'
import { describeError, sendTransfer } from '@foyer/core/actions'

try {
  await sendTransfer(modal, { token: usdc, to: 'maya.eth', amount: '25' })
} catch (error) {
  if (!isModalError(error, 'USER_REJECTED')) draw(describeError(error))
}
\`\`\`

If \`error.context.mayBeSent\` is true, a wallet got the request and did not clearly refuse, whatever the code. Look for the transaction on
the chain before you send again.`

/** Variants of a sentence, which have no code of their own. */
const VARIANTS = ['WALLET_UNANSWERED_MOVED', 'WALLET_UNANSWERED_STILL']

/** Writes the page. Throws for a code without a row, a row without a code, and a group without an example. */
export function formatErrorsPage(root: string): string {
  const groups = readGroups(readFileSync(join(root, 'tooling/scripts/src/docs/errors.txt'), 'utf8'))
  const rows = groups.flatMap((group) => group.rows.map(({ code }) => code))
  const codes: readonly string[] = Object.keys(errorSentences).filter((code) => !VARIANTS.includes(code))
  const problems = [
    ...codes.filter((code) => !rows.includes(code)).map((code) => `${code} has no row`),
    ...rows.filter((code, index) => rows.indexOf(code) !== index).map((code) => `${code} has two rows`),
    ...rows.filter((code) => !codes.includes(code)).map((code) => `${code} is no code`),
  ]
  if (problems.length > 0) throw new Error(`errors.txt: ${problems.join(', ')}`)
  const write = ({ code, why, remedy }: ErrorRow) =>
    [`### ${code}`, why, `**What to do.** ${remedy}`, `**Users read.** ${sentenceOf(code)}`].join('\n\n')
  const sections = groups.flatMap(({ title, rows: own }) => [`## ${title}`, writeExample(title), ...own.map(write)])
  return `${[HEAD, ...sections].join('\n\n')}\n`
}

function writeExample(title: string) {
  const example = errorExamples[title]
  if (example === undefined) throw new Error(`errorExamples.ts has nothing for "${title}".`)
  return `\`\`\`ts\n${example}\n\`\`\``
}

const sentenceOf = (code: string) => new Map<string, string>(Object.entries(errorSentences)).get(code) ?? ''

function readGroups(text: string) {
  return text
    .trim()
    .split(/\n+(?=# )/)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n').filter(Boolean)
      return { title: head.replace(/^# /, ''), rows: lines.map(readRow) }
    })
}

function readRow(line: string): ErrorRow {
  const [code, why, remedy, ...others] = line.split(' | ')
  if (!code || !why || !remedy || others.length > 0)
    throw new Error(`errors.txt has a row without three cells: ${line}`)
  return { code, why, remedy }
}
