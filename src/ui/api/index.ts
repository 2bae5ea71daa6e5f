import { ApiLayout, ApiSample } from './ApiLayout.tsx';
import { Endpoint } from './Endpoint.tsx';
import { Field } from './Field.tsx';
import { Schema } from './Schema.tsx';

/** The components of API pages by the name that a page gives them. Drawn at build time only. */
export const apiComponents = { ApiLayout, ApiSample, Endpoint, Field, Schema };
