import { onTestFinished } from 'vitest'
import { given } from './given.ts'

/** What the directory of the project that offers signing in answers, until the test ends. */
export async function setAnswers(answers: object): Promise<void> {
  const url = `${given('signInDirectoryUrl')}/__sandbox/answers`
  onTestFinished(async () => void (await fetch(url, { method: 'DELETE' })))
  await fetch(url, { method: 'PUT', body: JSON.stringify(answers) })
}
