import { parseArgs } from 'node:util'
import { isTemplateName, type TemplateName, templates } from './templates'
import { UsageError } from './UsageError'

export interface Arguments {
  readonly folder: string | undefined
  readonly template: TemplateName | undefined
  readonly help: boolean
  readonly version: boolean
}

/** Reads the arguments of the command. Throws a `UsageError` for an unknown one. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args)
  const { template, help = false, version = false } = values
  if (positionals.length > 1) throw new UsageError(`One folder is expected: ${positionals.join(' ')}`)
  if (template !== undefined && !isTemplateName(template))
    throw new UsageError(`No template is called ${template}. The templates are ${Object.keys(templates).join(', ')}.`)
  return { folder: positionals[0], template, help, version }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
