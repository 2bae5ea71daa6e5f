import { describe, expect, test } from 'vitest';
import { codeMetaOf, withoutMarkers } from './code-meta.ts';

test.each([
  ['', {}, []],
  ['title="pod.yaml"', { title: 'pod.yaml' }, []],
  ['title=\'the "pod"\'', { title: 'the "pod"' }, []],
  ['title="a, {1} b" showLineNumbers', { title: 'a, {1} b', showLineNumbers: true }, []],
  ['{1,3-5}', {}, [1, 3, 4, 5]],
  ['{ 2 , 4 } title="x"', { title: 'x' }, [2, 4]],
  ['check="datasets[].acceleration"', { check: 'datasets[].acceleration' }, []],
  ['{5-3}', {}, []],
  ['{1-99999999}', {}, []],
])('%j after a fence is read', (meta, attributes, marked) => {
  const read = codeMetaOf(meta);
  expect(read.attributes).toEqual(attributes);
  expect([...read.marked]).toEqual(marked);
});

test('what is no option is kept apart', () => {
  expect(codeMetaOf('title=pod.yaml title="a {1,x-3}')).toMatchObject({
    attributes: {},
    ranges: ['1,x-3'],
    unreadable: ['title=pod.yaml', 'title="a'],
  });
});

describe('spec 9: highlight markers in code samples: highlight-next-line; highlight-start / highlight-end', () => {
  test.each([['#'], ['//'], ['--'], [';'], ['%'], ["'"]])('in the comment form %s', (comment) => {
    const { code, marked } = withoutMarkers(`a\n${comment} highlight-next-line\nb\nc`);
    expect({ code, marked: [...marked] }).toEqual({ code: 'a\nb\nc', marked: [2] });
  });

  test.each([
    ['/*', '*/'],
    ['<!--', '-->'],
    ['{/*', '*/}'],
  ])('in the comment form %s %s', (open, close) => {
    const source = `  ${open} highlight-start ${close}\na\nb\n${open}highlight-end${close}\nc`;
    const { code, marked, sourceLines } = withoutMarkers(source);
    expect({ code, marked: [...marked], sourceLines }).toEqual({
      code: 'a\nb\nc',
      marked: [1, 2],
      sourceLines: [1, 2, 4],
    });
  });

  test('text that only names a marker is left alone', () => {
    const source = 'echo highlight-next-line\n# about highlight-start and more';
    expect(withoutMarkers(source)).toEqual({ code: source, marked: new Set(), sourceLines: [0, 1] });
  });
});
