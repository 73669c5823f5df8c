import { getErrorMessage, SetupError } from '../settings/SetupError'

/** Opens a SQLite file. Rejects with a `SetupError` that says what to do if it is damaged. */
export async function openOrExplain<Opened>(path: string, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new SetupError(
      `${path} can’t be opened: ${getErrorMessage(error)}. If it is damaged, move the data folder away, restore a backup with \`foyer-server restore\`, and start again.`,
    )
  }
}
