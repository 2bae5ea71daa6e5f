import type { Expression, Program } from 'estree';

/** A literal written in a page, or the fact that it is something computed. */
export type StaticValue = { kind: 'value'; value: unknown } | { kind: 'comment' } | { kind: 'computed' };

/** The value of an expression that is a literal, an array of them or a plain template; pages are data, so nothing is run. */
export function staticValueOf(program: Program | null | undefined): StaticValue {
  const statement = program?.body[0];
  if (!statement) return { kind: 'comment' };
  if (statement.type !== 'ExpressionStatement') return { kind: 'computed' };
  return literalOf(statement.expression);
}

function literalOf(expression: Expression): StaticValue {
  switch (expression.type) {
    case 'Literal':
      return 'regex' in expression ? { kind: 'computed' } : { kind: 'value', value: expression.value };
    case 'TemplateLiteral': {
      const only = expression.quasis[0];
      return only && expression.expressions.length === 0
        ? { kind: 'value', value: only.value.cooked ?? only.value.raw }
        : { kind: 'computed' };
    }
    case 'UnaryExpression': {
      const argument = literalOf(expression.argument);
      return expression.operator === '-' && argument.kind === 'value' && typeof argument.value === 'number'
        ? { kind: 'value', value: -argument.value }
        : { kind: 'computed' };
    }
    case 'ArrayExpression': {
      const items = expression.elements.map((element) =>
        element && element.type !== 'SpreadElement' ? literalOf(element) : ({ kind: 'computed' } as const),
      );
      const values = items.flatMap((item) => (item.kind === 'value' ? [item.value] : []));
      return values.length === items.length ? { kind: 'value', value: values } : { kind: 'computed' };
    }
    default:
      return { kind: 'computed' };
  }
}
