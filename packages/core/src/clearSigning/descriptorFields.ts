import type { Descriptor } from '@ethereum-sourcify/clear-signing'

export type FormatSpec = NonNullable<NonNullable<Descriptor['display']>['formats']>[string]
type FieldOrGroup = NonNullable<FormatSpec['fields']>[number]
type GroupOf<Each> = Each extends unknown ? ('fields' extends keyof Each ? Each : never) : never
type FieldOf<Each> = Each extends unknown ? ('fields' extends keyof Each ? never : Each) : never
export type GroupSpec = GroupOf<FieldOrGroup>
export type FieldSpec = FieldOf<FieldOrGroup>

const DEFINITIONS = '$.display.definitions.'

/** Lists the fields of a format, those of groups too. */
export const listFields = (fields: FormatSpec['fields'] = []): readonly FieldSpec[] =>
  fields.flatMap((each) => ('fields' in each ? listFields(each.fields) : [each]))

export const listGroups = (fields: FormatSpec['fields'] = []): readonly GroupSpec[] =>
  fields.flatMap((each) => ('fields' in each ? [each, ...listGroups(each.fields)] : []))

/** Completes a field by the definition that it refers to. Undefined if there is none. */
export function resolveField(field: FieldSpec, { display }: Descriptor): FieldSpec | undefined {
  if (field.$ref === undefined) return field
  const name = field.$ref.startsWith(DEFINITIONS) ? field.$ref.slice(DEFINITIONS.length) : ''
  const definition = Object.entries(display?.definitions ?? {}).find(([each]) => each === name)?.[1]
  return definition && { ...definition, ...field, params: { ...definition.params, ...field.params } }
}
