import * as z from 'zod/mini'
import type { Storage } from '../../types'
import type { ServiceKeys } from '../keys/createServiceKeys'
import { listStorageKeys } from '../keys/listStorageKeys'
import {
  AUDIT_HEAD_KEY,
  AUDIT_HEAD_TABLE,
  AUDIT_LINES_TABLE,
  auditHeadSchema,
  auditLineSchema,
  createLineMac,
  hashLine,
  toLineKey,
} from './auditLine'

export async function* readAuditLines(storage: Storage, count: number): AsyncGenerator<unknown> {
  for (let number = 1; number <= count; number++) {
    const entry = await storage.read(AUDIT_LINES_TABLE, toLineKey(number))
    // Reads the head again for each missing line, because a running site moves lines from the head into the table.
    yield entry?.value ?? (await readAuditHead(storage))?.pending.find((each) => each.number === number)
  }
}

export async function readAuditHead(storage: Storage) {
  const read = z.safeParse(auditHeadSchema, (await storage.read(AUDIT_HEAD_TABLE, AUDIT_HEAD_KEY))?.value)
  return read.success ? read.data : undefined
}

const MAX_PROBLEMS = 100

/**
 * Finds lines that were changed, removed, moved or added. Lines removed from the end along with a former head are found
 * by a checkpoint from outside of the storage only.
 * @param checkpoint head of an earlier run
 */
export async function verifyAuditLog({
  storage,
  keys,
  checkpoint,
}: {
  storage: Storage
  keys: ServiceKeys
  checkpoint?: string | undefined
}): Promise<{ readonly count: number; readonly head: string; readonly problems: readonly string[] }> {
  const head = await readAuditHead(storage)
  if (head === undefined) return { count: 0, head: '', problems: ['The log has no head.'] }
  const problems: string[] = []
  const [checkedNumber] = checkpoint?.split(':') ?? []
  let checked: string | undefined
  let [previous, number, hasKey, isIntact] = ['', 0, true, true]
  for await (const value of readAuditLines(storage, head.number)) {
    if (problems.length >= MAX_PROBLEMS) break
    number += 1
    const read = z.safeParse(auditLineSchema, value)
    if (!read.success) {
      problems.push(value === undefined ? `Line ${number} is missing.` : `Line ${number} was changed.`)
      isIntact = false
      continue
    }
    const { hash, mac, ...content } = read.data
    const key = keys.find(content.key)
    const wasIntact = isIntact
    isIntact = hashLine(content) === hash && (key === undefined || createLineMac(key, hash) === mac)
    if (!isIntact) problems.push(`Line ${number} was changed.`)
    else if (content.number !== number) problems.push(`Line ${number} was moved: it is line ${content.number}.`)
    // The line after a changed line has the hash of the original, which is no second problem.
    else if (content.previous !== previous && wasIntact)
      problems.push(`Line ${number} does not follow the line before it.`)
    if (String(number) === checkedNumber) checked = formatHead(number, hash)
    previous = hash
    hasKey = key !== undefined
  }
  if (previous !== head.hash) problems.push('The head names another line.')
  if (!hasKey) problems.push('The newest line is under an unknown service key.')
  const { number: newest = 0 } = (await readAuditHead(storage)) ?? {}
  for await (const key of listStorageKeys(storage, AUDIT_LINES_TABLE))
    if (key !== toLineKey(Number(key)) || Number(key) < 1 || Number(key) > newest)
      problems.push(`Entry ${key} is not a line of the log.`)
  if (checkpoint !== checked) problems.push('The log does not have the line of the checkpoint: it was cut or replaced.')
  return { count: head.number, head: formatHead(head.number, head.hash), problems }
}

const formatHead = (number: number, hash: string) => `${number}:${hash}`
