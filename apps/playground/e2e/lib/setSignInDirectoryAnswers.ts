import { onTestFinished } from 'vitest'
import { getTestService } from './getTestService.ts'

/** Sets answers of the directory with sign-in options until the test ends. */
export async function setSignInDirectoryAnswers(answers: object): Promise<void> {
  const url = `${getTestService('signInDirectoryUrl')}/__sandbox/answers`
  onTestFinished(async () => void (await fetch(url, { method: 'DELETE' })))
  await fetch(url, { method: 'PUT', body: JSON.stringify(answers) })
}
