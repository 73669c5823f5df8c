import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { parseJson } from '../parseJson'
import { findNearSetting, KNOWN_NAMES } from './findNearSetting'
import { toName } from './formatIssues'
import { getCode, SetupError } from './SetupError'

const SITE_PREFIX = 'SECURE_SITE_'

type Environment = Readonly<Record<string, string | undefined>>

/** A setting that is a number, a list or an object needs no quotes around it. */
const fileSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.record(z.string(), z.unknown()), z.array(z.unknown())]),
)

/**
 * Adds the settings of the JSON file that `SETTINGS_FILE` names to the environment, which wins where both have a
 * setting. Throws a `SetupError` that names every mistake of the file, and no value.
 */
export function addSettingsFile(environment: Environment): Environment {
  const path = environment.SETTINGS_FILE
  if (!path) return environment
  const added = Object.entries(readFile(path)).filter(([name]) => !isSet(name, environment))
  return { ...environment, ...Object.fromEntries(added.map(([name, value]) => [name, toText(value)])) }
}

function readFile(path: string): z.output<typeof fileSchema> {
  const input = parseJson(readText(path))
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new SetupError(
      `SETTINGS_FILE names ${path}, which is not JSON such as {"PUBLIC_URL":"https://wallet.example"}`,
    )
  const { data, error } = z.safeParse(fileSchema, input)
  const wrong = new Set((error?.issues ?? []).map(({ path: [name] }) => toName(String(name))))
  const mistakes = [
    ...[...wrong].map((name) => `${name} is no text, number, list or object`),
    ...Object.keys(input).flatMap((name) => describeUnknown(name) ?? []),
  ]
  if (data === undefined || mistakes.length > 0)
    throw new SetupError(
      `${path}, the SETTINGS_FILE, needs a change:\n${mistakes.map((line) => `  ${line}`).join('\n')}`,
    )
  return data
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new SetupError(`SETTINGS_FILE names ${path}, which can’t be read (${getCode(error)})`)
  }
}

/** Says which setting a name probably means. Leaves names of the secure site to `findSiteMistakes`. */
function describeUnknown(name: string): string | undefined {
  if (KNOWN_NAMES.includes(name) || name.startsWith(SITE_PREFIX)) return undefined
  const near = findNearSetting(name)
  return `${toName(name)} is no setting${near === undefined ? '' : `; did you mean ${near}?`}`
}

/** Returns whether the environment has a setting or names a file with it: either replaces both of the file. */
const isSet = (name: string, environment: Environment) => {
  const setting = name.replace(/_FILE$/, '')
  return Boolean(environment[setting] || environment[`${setting}_FILE`])
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
