import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiLayout, ApiSample } from './ApiLayout.tsx';
import { Endpoint } from './Endpoint.tsx';
import { Field } from './Field.tsx';
import { Schema } from './Schema.tsx';

test('a field is a list item with an anchor, a link to itself and its traits', () => {
  const html = renderToStaticMarkup(
    <Field id="request-body.n" name="n" type="integer" nullable required constraints="1 to 128" default="1" />,
  );
  expect(html).toMatchInlineSnapshot(
    `"<li class="api-field" id="request-body.n"><p class="api-field-head"><a href="#request-body.n"><code>n</code></a> <span class="api-type">integer or null</span> <span class="api-limits">1 to 128</span> <strong class="api-required">required</strong>  <span>default <code>1</code></span></p></li>"`,
  );
});

test('the fields of a field open and close without script', () => {
  const html = renderToStaticMarkup(
    <Field id="messages" name="messages" type="array of object">
      <p>The conversation.</p>
      <Field id="messages.role" name="role" type="string" />
      <Field id="messages.name" name="name" type="string" />
    </Field>,
  );
  expect(html).toMatch(
    /<p>The conversation\.<\/p><details class="api-nested"><summary>2 fields of messages<\/summary><ul.*id="messages\.role".*<\/ul><\/details><\/li>$/,
  );
});

test('alternatives are shown open, under their own name', () => {
  const html = renderToStaticMarkup(
    <Field id="stop" name="stop" type="string or array of string">
      <Field id="stop.text" name="text" type="string" choice="one of" />
      <Field id="stop.texts" name="texts" type="array of string" choice="one of" />
    </Field>,
  );
  expect(html).toContain('<details class="api-nested" open=""><summary>One of</summary>');
  expect(html).toContain('<a href="#stop.text">text</a>');
});

test('a body keeps the order of words, fields and example', () => {
  const html = renderToStaticMarkup(
    <Schema id="response-200" label="application/json" type="object">
      <p>Words.</p>
      <Field id="response-200.name" name="name" />
      <figure>Example</figure>
    </Schema>,
  );
  expect(html.replace(/<[^>]*>/g, '|').replace(/\|[\s|]*/g, '|')).toBe('|application/json|object|Words.|name|Example|');
});

test('a path can be broken before each slash and keeps its letters', () => {
  const html = renderToStaticMarkup(<Endpoint method="patch" path="/v1/datasets/{name}" />);
  expect(html).toContain('<code>/v1<wbr/>/datasets<wbr/>/{name}</code>');
  expect(html).toContain('data-method="patch">PATCH<');
});

test('the sample stands between introduction and details', () => {
  const html = renderToStaticMarkup(
    <ApiLayout>
      <p>Introduction.</p>
      <ApiSample>curl</ApiSample>
      <h2>Responses</h2>
    </ApiLayout>,
  );
  expect(html).toBe(
    '<div class="api-layout"><div class="api-columns"><div class="api-main api-intro"><p>Introduction.</p></div><section class="api-sample" aria-label="Sample request">curl</section><div class="api-main api-details"><h2>Responses</h2></div></div></div>',
  );
});
