//! The pages of the server. The browser client will be among them; for now there is a page that says so.

use crate::error::Refused;
use axum::{
    http::header,
    response::{IntoResponse, Response},
};

const PAGE: &str = include_str!("page.html");

/// The file at a path.
pub fn file(path: &str) -> Response {
    match path {
        "/" => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], PAGE).into_response(),
        _ => Refused::not_found().into_response(),
    }
}
