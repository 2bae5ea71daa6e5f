// The library by itself, so that it is read in a task of its own, before the application.
import 'react-dom/client';
