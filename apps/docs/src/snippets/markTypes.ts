import { createTransformerFactory, type TwoslashRenderer } from '@shikijs/twoslash/core'
import { keyOf } from './readSnippets.ts'
import type { MarkedSnippets } from './writeTypes.ts'

type ShikiTransformer = ReturnType<ReturnType<typeof createTransformerFactory>>

const renderer: TwoslashRenderer = {
  // A tab reaches the first name of a snippet; from there, arrow keys reach the others.
  nodeStaticInfo(info, node) {
    const isFirst = this.meta.twoslash?.nodes[0] === info
    return {
      type: 'element',
      tagName: 'span',
      properties: { 'data-type': '', ...(isFirst && { tabindex: '0' }) },
      children: [node],
    }
  },
}

/** Marks names whose types a page can show. Throws for TypeScript that was not compiled. */
export function markTypes(marks: MarkedSnippets): ShikiTransformer[] {
  const find = (code: string, language: string) => {
    const marked = marks[keyOf(language, code)]
    if (!marked) throw new Error(`This snippet was not compiled. Stage the pages anew.\n${code}`)
    return marked
  }
  const mark = createTransformerFactory((code: string, language = '') => ({
    code,
    meta: { extension: language },
    nodes: find(code, language).places.map(([start, length]) => {
      const lines = code.slice(0, start).split('\n')
      const target = code.slice(start, start + length)
      const character = lines.at(-1)?.length ?? 0
      return { type: 'hover', text: '', target, start, length, line: lines.length - 1, character } as const
    }),
  }))
  return [
    mark({ renderer }),
    {
      name: 'foyer:types',
      code(code) {
        const nodes = this.meta.twoslash?.nodes ?? []
        if (nodes.length > 0) code.properties['data-types'] = find(this.source, this.options.lang).id
      },
      pre(pre) {
        // Its first name takes the focus instead, and scrolls it.
        if (this.meta.twoslash?.nodes.length) delete pre.properties.tabindex
      },
    },
  ]
}
