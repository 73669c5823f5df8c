import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from '../parseJson'
import { SetupError } from '../settings/SetupError'

const MAX_NAMED = 20

const signedSchema = z.object({
  payload: z.string(),
  signature: z.string().check(z.regex(/^[\w-]{86}$/)),
})
const payloadSchema = z.object({ chainId: z.int(), address: z.string(), descriptors: z.array(z.unknown()) })

/** Throws a `SetupError` for a folder that cannot be read, and one that names each damaged file. */
export async function checkDescriptorFolder(folder: string | undefined): Promise<void> {
  if (folder === undefined) return
  const names = await readdir(folder).catch(() => {
    throw new SetupError(`DESCRIPTORS_FOLDER, ${folder}, can’t be read.`)
  })
  const damaged: string[] = []
  for (const chainId of names.filter((each) => /^\d{1,20}$/.test(each))) {
    const files = await readdir(join(folder, chainId)).catch(() => undefined)
    if (files === undefined) damaged.push(`${chainId} can’t be read`)
    for (const file of (files ?? []).filter((each) => /^0x[\da-f]{40}\.json$/.test(each)))
      if (!(await isWhole(folder, chainId, file))) damaged.push(`${chainId}/${file} is damaged`)
  }
  if (damaged.length === 0) return
  const more = damaged.length > MAX_NAMED ? [`  and ${damaged.length - MAX_NAMED} others`] : []
  const lines = [...damaged.slice(0, MAX_NAMED).map((line) => `  ${line}`), ...more]
  throw new SetupError(`DESCRIPTORS_FOLDER, ${folder}, needs signing again:\n${lines.join('\n')}`)
}

async function isWhole(folder: string, chainId: string, file: string): Promise<boolean> {
  const text = await readFile(join(folder, chainId, file), 'utf8').catch(() => '')
  const signed = z.safeParse(signedSchema, parseJson(text))
  const payload = signed.success ? z.safeParse(payloadSchema, parseJson(signed.data.payload)) : undefined
  return payload?.data?.chainId === Number(chainId) && `${payload.data.address}.json` === file
}
