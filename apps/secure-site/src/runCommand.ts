import { SetupError } from './SetupError'

/** Returns the command's only argument. */
export function readFileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(2).filter((argument) => argument !== '--')
  if (file === undefined || more.length > 0) throw new SetupError(`Name one file: pnpm ${command} FILE`)
  return file
}

export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`secure: ${error.message}`)
    process.exitCode = 1
  }
}
