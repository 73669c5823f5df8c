/** The generic validation messages of the specification. */
export const validation = {
  required: 'Required',
  invalidInput: 'Invalid input',
  invalidEmail: 'Invalid email',
  expected: (wanted: string, received: string) => `Expected ${wanted} received ${received}`,
} as const

/** The name of a value's type as the messages put it. */
export function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}
