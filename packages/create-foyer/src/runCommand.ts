import { relative, resolve } from 'node:path'
import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts'
import { checkFolder, createApp } from './createApp'
import { readArguments } from './readArguments'
import { isTemplateName, type TemplateName, templates } from './templates'
import { UsageError } from './UsageError'

const USAGE = `Usage: npm create foyer [folder] -- [--template ${Object.keys(templates).join('|')}]

Creates an app with the Foyer wallet modal in a new folder.

${Object.entries(templates)
  .map(([name, about]) => `  --template ${name.padEnd(12)} ${about}`)
  .join('\n')}
  --help, --version`

export interface CommandSurroundings {
  /** Folder in which the command runs. */
  readonly cwd: string
  readonly templatesFolder: string
  readonly version: string
  /** Whether a user can answer questions. */
  readonly isInteractive: boolean
  /** The environment variable by which package managers name themselves. */
  readonly userAgent: string | undefined
  print(text: string): void
}

/** Creates an app by the command's arguments, and prompts the user for those that are missing. */
export async function runCommand(args: readonly string[], surroundings: CommandSurroundings): Promise<void> {
  const { cwd, templatesFolder, version, isInteractive, userAgent, print } = surroundings
  const given = readArguments(args)
  if (given.help) return print(USAGE)
  if (given.version) return print(version)
  const isComplete = given.folder !== undefined && given.template !== undefined
  if (!isComplete && !isInteractive) throw new UsageError(`A folder and a template are needed.\n\n${USAGE}`)
  if (!isComplete) intro('Create an app with Foyer')
  const name = given.folder ?? (await promptFolder())
  if (name === undefined) return
  const folder = resolve(cwd, name)
  await checkFolder(folder)
  const template = given.template ?? (await promptTemplate())
  if (template === undefined) return
  await createApp(folder, template, templatesFolder)
  if (!isComplete) outro(`Created ${folder}`)
  print(describeNextSteps(relative(cwd, folder), userAgent))
}

async function promptFolder(): Promise<string | undefined> {
  const answer = await text({ message: 'In which folder?', placeholder: 'my-app', defaultValue: 'my-app' })
  if (!isCancel(answer)) return answer
  cancel('Nothing was created.')
  return undefined
}

async function promptTemplate(): Promise<TemplateName | undefined> {
  const options = Object.entries(templates).map(([value, label]) => ({ value, label }))
  const answer = await select({ message: 'With what?', options })
  if (!isCancel(answer) && isTemplateName(answer)) return answer
  cancel('Nothing was created.')
  return undefined
}

/** Writes the commands that come next, for the package manager that runs this one. */
function describeNextSteps(folder: string, userAgent = ''): string {
  const manager = /^(pnpm|yarn|bun)\//.exec(userAgent)?.[1] ?? 'npm'
  const place = folder === '' ? [] : [`cd ${/[^\w./-]/.test(folder) ? JSON.stringify(folder) : folder}`]
  const commands = [...place, `${manager} install`, `${manager} run dev`]
  return `Next:\n\n${commands.map((each) => `  ${each}`).join('\n')}\n`
}
